import { expect, test } from 'vitest';
import { darkColours, lightColours, type SchemeColours } from './palette.ts';

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = (c: SchemeColours) => ({
  background: c.background,
  paper: c.paper,
  elevated: c.elevated,
});

/** Every text or icon colour with every background used. */
function textPairs(c: SchemeColours): [string, string, string][] {
  const onBackgrounds = Object.entries(backgrounds(c)).flatMap(
    ([name, background]): [string, string, string][] =>
      (['text', 'textSecondary', 'primary', 'coral', 'error', 'success', 'warning', 'info'] as const).map(
        (text) => [`${text} on ${name}`, c[text], background],
      ),
  );
  const onTints = Object.entries(c.tint).map(([name, tint]): [string, string, string] => [
    `text on ${name} tint`,
    c.text,
    tint,
  ]);
  return [
    ...onBackgrounds,
    ...onTints,
    ['description in a chosen card', c.textSecondary, c.tint.primary],
    ['here in the tab bar', c.primary, c.tint.primary],
    ['contained button', c.onPrimary, c.primary],
    ['contained button, hovered', c.onPrimary, c.primaryHover],
    ['destructive button', c.onCoral, c.coral],
    ['destructive button, hovered', c.onCoral, c.coralHover],
    ['offline banner', c.onSun, c.sun],
    ['toast', c.background, c.text],
    ...(['error', 'success', 'warning', 'info'] as const).map((tone): [string, string, string] => [
      `${tone} icon on its tint`,
      c[tone],
      c.tint[tone],
    ]),
  ];
}

/** Non-text contrast: outlines of fields, radios and dots. */
const shapePairs = (c: SchemeColours): [string, string, string][] =>
  Object.entries(backgrounds(c)).flatMap(([name, background]): [string, string, string][] => [
    [`outline on ${name}`, c.outline, background],
    [`focus ring on ${name}`, c.primary, background],
  ]);

for (const [scheme, colours] of Object.entries({ light: lightColours, dark: darkColours })) {
  test.each(textPairs(colours))(`${scheme}: %s reaches 4.5`, (_name, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs(colours))(`${scheme}: %s reaches 3`, (_name, shape, background) => {
    expect(contrast(shape, background)).toBeGreaterThanOrEqual(3);
  });
}
