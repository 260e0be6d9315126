import { campaigns } from '#shared/resources/campaigns/index.ts';
import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';

/** The body of a message with blocks of all kinds. */
function bodyOf(count: number): string {
  const element = (index: number) => {
    const position = index + 1;
    if (index % 5 === 0) return { type: 'title', position, value: `Titre ${position}` };
    if (index % 5 === 4) return { type: 'text', kind: 'divider', position, value: '<hr>' };
    const value = `<p>Texte ${position} : partagez vos trajets de la semaine, <strong>à deux</strong> par voiture.</p>`;
    return { type: 'text', position, value };
  };
  return JSON.stringify(Array.from({ length: count }, (_, index) => element(index)));
}

/** Opens the form of a campaign with this many blocks, which are folded as they are when it opens. */
export async function openEditor(container: HTMLElement, count: number): Promise<void> {
  const campaign = campaigns.item.parse({
    id: 7,
    name: 'Lettre de mai',
    subject: 'Trois places',
    body: bodyOf(count),
    status: 0,
    email: 'nouvelles@example.org',
    creator: 'Camille M.',
    creatorId: 7,
    creatorEmail: 'camille@example.org',
    createdDate: '2026-05-01T10:00:00+00:00',
  });
  openApp(container, '/campaigns/7', {
    'campaigns.get': () => campaign,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
  });
  await untilThere(container, `[data-block]:nth-child(${count})`);
  await nextFrame();
}
