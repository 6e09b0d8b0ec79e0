import { useIdleLoad } from '@huella/ui';
import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { attachEngine, type Messages } from './attach-engine.ts';
import type { FormCode, FormEngine } from './form-code.ts';

interface Opened<Values extends FieldValues> extends Pick<FormCode<Values>, 'send'> {
  readonly engine: FormEngine<Values>;
}

/**
 * Loads a form's code once, on idle or when `open` is called, and puts its engine under the inputs of `formRef`. A load
 * that failed is tried again at the next `open`.
 */
export function useEngine<Values extends FieldValues>(load: () => Promise<FormCode<Values>>) {
  const formRef = useRef<HTMLFormElement>(null);
  const opened = useRef<Opened<Values>>(undefined);
  const [messages, setMessages] = useState<Messages>({});

  const open = useCallback(async () => {
    const { createEngine, send } = await load();
    if (!opened.current && formRef.current) {
      opened.current = { engine: createEngine(), send };
      attachEngine(opened.current.engine, formRef.current, setMessages);
    }
    return opened.current;
  }, [load]);
  useIdleLoad(open);

  return { formRef, messages, open };
}
