/**
 * A page translator wraps every text in elements of its own, and React, which knows only where it had put the text, throws
 * when it removes it or puts something before it: the whole screen would go, and what was typed with it. From here on
 * removing a child takes what it stands in now, and inserting before a child inserts before that. Call it once, before
 * React renders.
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the node that they are given
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeMoved<Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  prototype.insertBefore = function insertBeforeMoved<Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    insertBefore.call(this, child, reference && placeIn(this, reference));
    return child;
  };
}

/** The child of `parent` that `node` is or stands in now; null when it is not below `parent` any more. */
function placeIn(parent: Node, node: Node): Node | null {
  for (let place: Node | null = node; place !== null; place = place.parentNode)
    if (place.parentNode === parent) return place;
  return null;
}
