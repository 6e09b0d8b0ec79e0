/**
 * Translators wrap text nodes in elements of their own, which makes React throw in `removeChild` and `insertBefore`, and lose the
 * whole screen. Patches both to use the element that contains the node now. Call it once, before React renders.
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the node that they are given
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeMoved<Child extends Node>(this: Node, child: Child): Child {
    const ancestor = ancestorIn(this, child);
    if (ancestor !== null) removeChild.call(this, ancestor);
    return child;
  };
  prototype.insertBefore = function insertBeforeMoved<Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    insertBefore.call(this, child, reference && ancestorIn(this, reference));
    return child;
  };
}

function ancestorIn(parent: Node, node: Node): Node | null {
  for (let ancestor: Node | null = node; ancestor !== null; ancestor = ancestor.parentNode)
    if (ancestor.parentNode === parent) return ancestor;
  return null;
}
