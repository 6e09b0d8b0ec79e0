import { encodeJpeg } from '@huella/server/images';
import { loadJpegModules } from '#load-jpeg-modules';

const WIDTH = 480;
const HEIGHT = 360;

type Colour = readonly [red: number, green: number, blue: number];

type Ellipse = readonly [centreX: number, centreY: number, radiusX: number, radiusY: number, colour: Colour];

const SKY: Colour = [188, 214, 226];
const GRASS: Colour = [126, 160, 96];
const COAT: Colour = [214, 166, 92];
const EAR: Colour = [176, 124, 60];
const SNOUT: Colour = [240, 214, 168];
const DARK: Colour = [48, 34, 28];

/** In pixels. Later ones are on top. */
const ellipses: readonly Ellipse[] = [
  [240, 400, 420, 130, GRASS],
  [240, 360, 120, 130, COAT],
  [240, 170, 105, 110, COAT],
  [140, 170, 38, 88, EAR],
  [340, 170, 38, 88, EAR],
  [240, 222, 62, 48, SNOUT],
  [240, 200, 22, 16, DARK],
  [200, 145, 13, 15, DARK],
  [280, 145, 13, 15, DARK],
];

export async function drawDog(): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) data.set([...colourAt(x, y), 255], (y * WIDTH + x) * 4);
  return encodeJpeg(await loadJpegModules(), { data, width: WIDTH, height: HEIGHT }, 80);
}

function colourAt(x: number, y: number): Colour {
  const top = ellipses.findLast(
    ([centreX, centreY, radiusX, radiusY]) =>
      ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1,
  );
  return top?.[4] ?? SKY;
}
