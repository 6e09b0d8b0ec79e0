/**
 * Improves the vet's form if scripts run: it saves drafts on the server while the vet types, and retries steps that a lost network would
 * drop. Stores nothing in the browser. It runs in the page as written here, so it must not reference anything outside.
 */
function improveVetForm(): void {
  const form = document.querySelector('form');
  if (!form) return;
  const SAVE_AFTER = 1200;
  const RETRY_AFTER = 5000;
  const texts = form.dataset;
  const status = form.querySelector('.status');
  const shown = form.querySelector<HTMLInputElement>('input[name=mostrado]');
  const confirmation = form.querySelector<HTMLInputElement>('input[name=confirmacion]');
  const dayField = form.querySelector<HTMLInputElement>('input[name="atencion.fecha"]');
  let isDirty = false;
  let isOpened = false;
  let isLeaving = false;
  let timer = 0;
  /** Sends requests one at a time, so that a late one never overwrites a newer one. */
  let running: Promise<unknown> = Promise.resolve();

  function say(text = ''): void {
    if (status && status.textContent !== text) status.textContent = text;
  }

  function bodyOf(submitter: HTMLElement | null = null): URLSearchParams {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form ?? undefined, submitter))
      if (typeof value === 'string') body.append(name, value);
    return body;
  }

  async function post(body: URLSearchParams, keepalive = false): Promise<Response> {
    return fetch(form?.action ?? '', {
      method: 'POST',
      body,
      keepalive,
      headers: { Accept: 'application/json' },
    });
  }

  function saveSoon(wait: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void (running = running.then(save)), wait);
  }

  async function save(): Promise<void> {
    if (!isDirty || isLeaving || !form || !shown) return;
    isDirty = false;
    say(texts['saving']);
    const body = bodyOf();
    body.set('accion', 'guardar');
    try {
      const response = await post(body);
      if (!response.ok)
        return later(response.status < 500 && response.status !== 429 ? 0 : 6 * RETRY_AFTER, texts['failed']);
      const { mostrado }: { mostrado: string } = await response.json();
      shown.value = mostrado;
      say(isDirty ? '' : texts['saved']);
    } catch {
      later(RETRY_AFTER, texts['offline']);
    }
  }

  function later(wait: number, text: string | undefined): void {
    isDirty = true;
    say(text);
    if (wait > 0) saveSoon(wait);
  }

  async function send(submitter: HTMLElement | null): Promise<void> {
    if (!form) return;
    say(texts['busy']);
    const body = bodyOf(submitter);
    try {
      const response = await post(body);
      if (response.ok) {
        const { ir }: { ir: string } = await response.json();
        location.assign(ir);
        return;
      }
      if (response.status === 429 || response.status >= 500) return await retry(submitter, texts['failed']);
      form.removeEventListener('submit', onSubmit);
      isLeaving = true;
      form.requestSubmit(submitter);
    } catch {
      await retry(submitter, texts['offline']);
    }
  }

  async function retry(submitter: HTMLElement | null, text: string | undefined): Promise<void> {
    say(text);
    await new Promise<void>((resolve) => {
      window.setTimeout(resolve, RETRY_AFTER);
      addEventListener('online', () => resolve(), { once: true });
    });
    await send(submitter);
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    // Waits for a running save, which changes the values that the form was last shown with.
    running = running.then(() => send(event.submitter));
  }

  function writeSlash(event: Event): void {
    if (!dayField || event.target !== dayField) return;
    const isTaken = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!isTaken && /^\d{2}(?:\/\d{2})?$/.test(dayField.value)) dayField.value += '/';
  }

  function sayDay(): void {
    const dayText = form?.querySelector('.day');
    if (!dayField || !dayText) return;
    const [date = 0, month = 0, year = 0] = dayField.value.split(/[/-]/).map(Number);
    const day = new Date(Date.UTC(year, month - 1, date));
    const isDay = year > 999 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
    const format = {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    } as const;
    dayText.textContent = isDay ? day.toLocaleDateString('es-AR', format).replace(',', '') : '';
  }

  function onInput(event: Event): void {
    writeSlash(event);
    sayDay();
    isDirty = true;
    saveSoon(SAVE_AFTER);
  }

  /** Reports the first user interaction as the opening of the form: a mail scanner only loads it. */
  function onPerson(): void {
    if (isOpened || !confirmation) return;
    isOpened = true;
    const body = new URLSearchParams({ confirmacion: confirmation.value, accion: 'abierto' });
    post(body, true).catch(() => (isOpened = false));
  }

  function onHide(): void {
    if (!isDirty || isLeaving || !form || !shown) return;
    const body = bodyOf();
    body.set('accion', 'guardar');
    post(body, true).catch(() => undefined);
  }

  form.addEventListener('submit', onSubmit);
  if (shown) form.addEventListener('input', onInput);
  addEventListener('online', () => saveSoon(0));
  addEventListener('pointerdown', onPerson);
  addEventListener('keydown', onPerson);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', () => {
    isLeaving = false;
    say();
  });
}

export const vetScript = `(${improveVetForm.toString()})();`;
