import type { HuellaQa } from '../automation/huella-qa.ts';
import { Section } from './section.tsx';
import type { Run } from './section-props.ts';

interface StateSectionProps {
  qa: Pick<HuellaQa, 'exportState' | 'importState' | 'reset'>;
  run: Run;
}

/** Exports, imports or resets the whole state. */
export function StateSection({ qa, run }: StateSectionProps) {
  const save = () => run(async () => download(await qa.exportState()));
  const load = (file: File) => run(async () => qa.importState(await file.text()));
  return (
    <Section title="Estado">
      <button type="button" onClick={save}>
        Exportar
      </button>
      <label>
        Importar un archivo exportado
        <input
          type="file"
          accept="application/json"
          onChange={({ target }) => [...(target.files ?? [])].forEach(load)}
        />
      </label>
      <p>
        Al empezar de cero se borran las personas, las mascotas y los correos, y el reloj vuelve a la hora
        real.
      </p>
      <button type="button" onClick={() => run(qa.reset)}>
        Empezar de cero
      </button>
    </Section>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'huella-qa.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
