import { describe, expect, it } from 'vitest';
import { interpret } from '#renderer/features/record-form/people/search.ts';

describe('the search of a person', () => {
  it.each(['', '  ', 'du', '06 1'])('asks nothing for %j, which is too short', (typed) => {
    expect(interpret(typed)).toBeNull();
  });

  it('takes whatever holds an @ for an e-mail', () => {
    expect(interpret(' bea@ ')).toEqual({ kind: 'email', email: 'bea@' });
  });

  it.each(['061234', '06 12 34 56 78', '06.12.34.56.78', '+33 (0)6-12-34-56-78'])(
    'takes %s for a telephone',
    (typed) => {
      expect(interpret(typed)).toEqual({ kind: 'telephone', telephone: typed });
    },
  );

  it('looks for one word as either name', () => {
    expect(interpret('Martin')).toEqual({
      kind: 'names',
      alternatives: [{ familyName: 'Martin' }, { givenName: 'Martin' }],
    });
  });

  it('looks for several words in both orders', () => {
    expect(interpret('Béa  de la Tour')).toEqual({
      kind: 'names',
      alternatives: [
        { givenName: 'Béa', familyName: 'de la Tour' },
        { givenName: 'de la Tour', familyName: 'Béa' },
      ],
    });
  });
});
