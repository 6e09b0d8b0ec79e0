import { createContext, use, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Locks the fields inside while a form is sent, whose answer would drop what is changed meanwhile. Unlike disabled fields they
 * stay readable and keep the focus. The element around fields that are not typed also needs `lockProps`.
 */
export const FieldLock = createContext(false);

export function useIsLocked(): boolean {
  return use(FieldLock);
}

const ignore = (event: SyntheticEvent) => event.stopPropagation();

const ignoreClick = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]') !== null) return;
  event.preventDefault();
  event.stopPropagation();
};

const locked = { onClickCapture: ignoreClick, onChangeCapture: ignore, onPasteCapture: ignore } as const;

/** Props of an element in which nothing can be changed while `isLocked`; links lead on. */
export function lockProps(isLocked: boolean): Partial<typeof locked> {
  return isLocked ? locked : {};
}
