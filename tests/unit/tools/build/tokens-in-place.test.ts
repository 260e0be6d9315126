import { tokens } from '@fluentui/tokens';
import { expect, test } from 'vitest';
import { withTokensInPlace } from '../../../../tools/build/tokens-in-place.ts';

test('a token that styles name becomes its custom property, with its own alternative', () => {
  const code = 'style({ color: tokens.colorNeutralForeground1, zIndex: tokens.zIndexBackground })';
  expect(withTokensInPlace(code)).toBe(
    `style({ color: "${tokens.colorNeutralForeground1}", zIndex: "${tokens.zIndexBackground}" })`,
  );
});

test('what is no token stays', () => {
  const code = 'tokens.length + mytokens.colorBrandBackground + tokens["colorBrandBackground"]';
  expect(withTokensInPlace(code)).toBe(code);
});
