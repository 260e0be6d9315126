import { expect, test } from 'vitest';
import { readPage, wordsOf } from '#renderer/kit/print/read-page.ts';

const page = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;

test('reads the cards of a page in their order: facts in pairs or in groups, lists, tables, texts', () => {
  const parts = readPage(
    page(`
      <section><h2>Contact</h2><dl><dt>E-mail</dt><dd><a href="mailto:a@b.org">a@b.org</a><button>Copier</button></dd>
        <div><dt>Adresse</dt><dd><div>5 rue Haute</div><div>54000 Nancy</div></dd></div><dt>Vide</dt><dd></dd></dl></section>
      <section><h2>Semaine <span>2</span></h2><ul><li>lundi</li><li>mardi</li></ul>
        <table aria-label="Heures"><thead><tr><th>Jour</th><th>Heure</th></tr></thead><tbody><tr><th>lundi</th><td>9:30</td></tr></tbody></table>
        <div><h3>Hier</h3><p>Appelée</p></div><span>Libre</span></section>`),
  );
  expect(parts).toEqual([
    {
      title: 'Contact',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'E-mail', value: 'a@b.org' },
            { label: 'Adresse', value: '5 rue Haute\n54000 Nancy' },
          ],
        },
      ],
    },
    {
      title: 'Semaine 2',
      blocks: [
        { kind: 'list', items: ['lundi', 'mardi'] },
        { kind: 'table', label: 'Heures', head: ['Jour', 'Heure'], rows: [['lundi', '9:30']] },
        { kind: 'heading', text: 'Hier' },
        { kind: 'text', text: 'Appelée' },
        { kind: 'text', text: 'Libre' },
      ],
    },
  ]);
});

test('leaves out what only a screen can do, and cards that hold nothing else', () => {
  const parts = readPage(
    page(`
      <section><h2>Carte</h2><div data-map><p>Échelle</p></div><nav><a href="/">Suite</a></nav></section>
      <section><h2>Suivi</h2><form><label>Action</label></form><p>Non renseigné : pays <a href="/" aria-label="Compléter Suivi">Compléter</a></p>
        <div class="fui-MessageBar"><p>Réessayez</p></div><p aria-hidden="true">x</p></section>
      <section><section><h3>Dedans</h3></section></section>`),
  );
  expect(parts).toEqual([
    { title: 'Suivi', blocks: [{ kind: 'text', text: 'Non renseigné : pays' }] },
    { title: null, blocks: [{ kind: 'heading', text: 'Dedans' }] },
  ]);
});

test('keeps apart what a style keeps apart, and leaves words whole', () => {
  expect(wordsOf(page('<p><a href="/">Campus</a><span>23 membres</span>, <b>dont</b> 2</p>'))).toBe(
    'Campus 23 membres, dont 2',
  );
});

test('writes dates whole: on paper “yesterday” is another day', () => {
  const text = page('<p>Créée <time title="jeudi 5 mars 2026 à 14:05">hier</time></p>');
  expect(wordsOf(text)).toBe('Créée jeudi 5 mars 2026 à 14:05');
});
