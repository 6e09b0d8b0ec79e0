export { ChooseImage, type ChooseImageProps } from './choose/choose-image.tsx';
export { FileButton, type FileButtonProps } from './choose/file-button.tsx';
export { areaOf, CENTRED, type Crop } from './crop/crop-geometry.ts';
export { SquareCropper, type SquareCropperProps } from './crop/square-cropper.tsx';
export { WHOLE, type Area } from './processing/area.ts';
export { openImage } from './processing/open-image.ts';
export { useOpenImage, type ImageOpening } from './processing/use-open-image.ts';
export type { OpenedImage } from './processing/opened-image.ts';
export { ImageError, type ImageProblem } from './image/image-error.ts';
