/** As often may a text be wrapped in a text (D06). */
const WRAPPINGS = 3;

/** What is inside an answer that is an object, a JSON text, or one within another (D06); a text that is no JSON stays one. */
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
