/** JSON texts nested in each other (D06). */
const WRAPPINGS = 3;

/** Parses a response that is an object, a JSON text, or one within another (D06); other texts stay as they are. */
export function unwrapJson(answer: unknown): unknown {
  let content = answer;
  try {
    for (let left = WRAPPINGS; left > 0 && typeof content === 'string'; left -= 1)
      content = JSON.parse(content);
  } catch {
    return answer;
  }
  return content;
}
