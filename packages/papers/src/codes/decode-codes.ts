import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** Text, version and corners in pixels, clockwise from the code's own upper left one. */
export type DecodedCode = Pick<ReadResult, 'text' | 'position' | 'version'>;

/** Reads all QR codes, also turned, mirrored and inverted ones. Leaves damaged ones out. */
export async function decodeCodes(pixels: ImageData): Promise<DecodedCode[]> {
  const found = await readBarcodes(pixels, {
    formats: ['QRCode'],
    tryHarder: true,
    tryDownscale: false,
    maxNumberOfSymbols: 8,
  });
  return found.filter(({ isValid, text }) => isValid && text !== '');
}
