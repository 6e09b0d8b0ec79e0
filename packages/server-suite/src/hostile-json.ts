/** JSON from a malicious or broken client. */
const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  -1e300,
  9_007_199_254_740_991,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(5000),
  '../../etc/passwd',
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '2024-02-31',
  '0000-00-00',
  '99999-01-01',
  '1e2',
  '１２３',
  [],
  [[]],
  {},
  [null, 1, 'x'],
  { __proto__: null, constructor: 'x', toString: 1 },
  JSON.parse('{"__proto__": {"admin": true}}'),
];

/** Every body that differs from a valid one in one place, which is missing or hostile. */
export function mutations(body: unknown): unknown[] {
  const found: unknown[] = [...nasty];
  walk(body, (replace) => {
    found.push(replace(undefined));
    for (const value of nasty) found.push(replace(value));
  });
  return found;
}

type Replace = (value: unknown) => unknown;

function walk(
  value: unknown,
  visit: (replace: Replace) => void,
  replace: Replace = (changed) => changed,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const replaceInner: Replace = (changed) => replace({ ...value, [key]: changed });
    visit(replaceInner);
    walk(inner, visit, replaceInner);
  }
}
