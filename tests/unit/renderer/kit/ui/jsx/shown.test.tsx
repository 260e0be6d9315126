import { Avatar, Button, Checkbox, Input, Textarea } from '@fluentui/react-components';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { longestInSentence, longestName, longestText } from '#shared/cut.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const RLO = '\u202E';
const long = 'x'.repeat(20_000);

/** A component of the application that uses a text otherwise than to draw it. */
function Length({ children }: { children: string }) {
  return <output>{children.length}</output>;
}

function Sentence({ name }: { name: string }) {
  const t = useTranslate();
  return <p data-testid="sentence">{t('list:views.update', { name })}</p>;
}

async function show(page: React.ReactNode) {
  installFakeBridge({});
  const opened = await openScreen(<main>{page}</main>);
  await screen.findByRole('main');
  return opened;
}

describe('whatever an element draws', () => {
  it('stays the same where it is a text like most', async () => {
    await show(
      <p title="Élodie O’Neill" data-testid="plain">
        Élodie {'O’Neill'} {3}
      </p>,
    );
    const plain = screen.getByTestId('plain');
    expect([plain.textContent, plain.title]).toEqual(['Élodie O’Neill 3', 'Élodie O’Neill']);
  });

  it('turns nothing beside it: text, tooltip, name of a control, on elements and on components of Fluent', async () => {
    const name = `Jeanne${RLO}gpj.\u2066exe`;
    const { container } = await show(
      <>
        <h2 title={name} aria-label={name}>
          {name}
        </h2>
        <p>
          {[name, <b key="b">{name}</b>]} · {'مريم'}
        </p>
        <Button title={name}>{name}</Button>
        <Checkbox label={name} />
        <Avatar name={name} />
      </>,
    );
    expect(container.innerHTML).not.toMatch(/[\u202A-\u202E]/u);
    expect(container.innerHTML.match(/Jeannegpj\.exe/gu)).toHaveLength(9);
    expect(container.textContent).toContain('· \u2068مريم\u2069');
  });

  it('is cut where it is longer than a screen, in a heading and a control where it is longer than a line', async () => {
    const { container, person } = await show(
      <>
        <h2 title={long}>{long}</h2>
        <Button>{long}</Button>
        <p>{long}</p>
        <button type="button">
          <span>{long}</span>
        </button>
      </>,
    );
    const [inline, inFluent, own] = ['h2', 'h2 + button', 'p + button'].map(
      (selector) => container.querySelector(selector)?.textContent,
    );
    expect(inline).toBe(`${'x'.repeat(longestName)}…`);
    expect(inFluent).toBe(inline);
    expect(own).toBe(`${'x'.repeat(longestText)}…`);
    expect(container.querySelector('h2')?.title).toHaveLength(longestInSentence + 1);
    const paragraph = container.querySelector('p');
    expect(paragraph?.textContent).toMatch(/^x{4000}… Afficher tout \(20\s000 caractères\)$/u);
    await person.click(screen.getByRole('button', { name: /^Afficher tout/u }));
    expect(paragraph?.textContent).toBe(long);
  });

  it('is what is typed, whole, in a field', async () => {
    const typed = `${long}${RLO}a`;
    await show(
      <>
        <input aria-label="one" defaultValue={typed} />
        <Input aria-label="two" value={typed} onChange={() => {}} />
        <Textarea aria-label="three" value={typed} onChange={() => {}} />
      </>,
    );
    for (const name of ['one', 'two', 'three']) {
      expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe(typed);
    }
  });

  it('reaches components of the application unchanged', async () => {
    await show(<Length>{`${long}${RLO}`}</Length>);
    expect(screen.getByText('20001')).toBeDefined();
  });
});

describe('a name in a sentence', () => {
  it('turns none of its words, and leaves room for them', async () => {
    const { container } = await show(
      <>
        <Sentence name={`a${RLO}b`} />
        <Sentence name="مريم" />
        <Sentence name={long} />
      </>,
    );
    const texts = [...container.querySelectorAll('[data-testid="sentence"]')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(texts[0]).toContain('ab');
    expect(texts[0]).not.toContain(RLO);
    expect(texts[1]).toContain('\u2068مريم\u2069');
    expect(texts[2]?.length).toBeLessThan(longestInSentence + 100);
  });
});
