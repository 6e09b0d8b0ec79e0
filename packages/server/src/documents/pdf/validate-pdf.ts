import type { DocumentRejection } from '../../ports.ts';
import { asciiText } from './ascii-text.ts';
import { holdsObjects, objectStreamAt, unpackObjects, type ObjectStream } from './object-streams.ts';
import { ACTIVE_NAMES, collectNames } from './pdf-names.ts';
import { openProtection } from './pdf-protection.ts';
import { pdfSections, type PdfSection } from './pdf-sections.ts';

const MAXIMUM_PAGES = 60;
const MAXIMUM_OBJECTS = 100_000;
const MAXIMUM_OBJECT_STREAMS = 1000;

const PAGE = /\/Type[ \t\r\n\0\f]{0,32}\/Page(?![\w#])/;
/** An object within a stream: a reader that follows a cross reference there would find it, and this scan would not. */
const HIDDEN_OBJECT = /(?<!\d)\d{1,10}[ \t\r\n\0\f]+\d{1,5}[ \t\r\n\0\f]+obj\b/;

type Rejected = { readonly rejected: DocumentRejection };

interface Found {
  readonly names: Set<string>;
  readonly pages: Set<number>;
  readonly objectStreams: ObjectStream[];
}

/**
 * Validates a PDF by its structure, without rendering it or unpacking its pages: time and memory are bounded by the file's size. Returns
 * the number of pages. Ambiguous files count as the worse case.
 */
export async function validatePdf(bytes: Uint8Array<ArrayBuffer>): Promise<{ pages: number } | Rejected> {
  const text = asciiText(bytes);
  const found = walk(bytes, text);
  if ('rejected' in found) return found;
  const rejection = await addPackedObjects(bytes, text, found);
  if (rejection) return rejection;
  if (ACTIVE_NAMES.some((name) => found.names.has(name))) return { rejected: 'active_content' };
  const pages = found.pages.size;
  if (pages === 0) return { rejected: 'broken' };
  return pages > MAXIMUM_PAGES ? { rejected: 'too_many_pages' } : { pages };
}

function walk(bytes: Uint8Array<ArrayBuffer>, text: string): Found | Rejected {
  const found: Found = { names: new Set(), pages: new Set(), objectStreams: [] };
  let objects = 0;
  for (const section of pdfSections(text)) {
    objects += 1;
    if (objects > MAXIMUM_OBJECTS) return { rejected: 'too_complex' };
    const rejected = addSection(section, { bytes, text }, found);
    if (rejected) return { rejected };
  }
  return found;
}

function addSection(
  section: PdfSection,
  { bytes, text }: { bytes: Uint8Array<ArrayBuffer>; text: string },
  { names, pages, objectStreams }: Found,
): DocumentRejection | null {
  const sectionNames = new Set<string>();
  collectNames(section.text, sectionNames);
  for (const name of sectionNames) names.add(name);
  if (section.id !== null && PAGE.test(section.text)) pages.add(section.id);
  if (!section.stream) return null;
  if (holdsObjects(sectionNames)) {
    const stream = objectStreamAt(section, bytes);
    if (!stream || objectStreams.length === MAXIMUM_OBJECT_STREAMS) return 'too_complex';
    objectStreams.push(stream);
    return null;
  }
  const content = text.slice(section.stream.from, section.stream.to);
  if (!sectionNames.has('Filter')) collectNames(content, names);
  return HIDDEN_OBJECT.test(content) ? 'active_content' : null;
}

/** Adds the contents of object streams, decrypted if the file opens without a password. */
async function addPackedObjects(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  { names, pages, objectStreams }: Found,
): Promise<Rejected | null> {
  let streams: readonly ObjectStream[] = objectStreams;
  if (names.has('Encrypt')) {
    const protection = await openProtection(bytes, text, objectStreams);
    if (protection.kind === 'password') return { rejected: 'password' };
    if (protection.kind === 'unknown') return { rejected: 'protected' };
    streams = objectStreams.map((stream, at) => ({
      ...stream,
      bytes: protection.streams[at] ?? stream.bytes,
    }));
  }
  const objects = await unpackObjects(streams);
  if (!objects) return { rejected: 'too_complex' };
  for (const { id, text: object } of objects) {
    collectNames(object, names);
    if (id !== null && PAGE.test(object)) pages.add(id);
  }
  return null;
}
