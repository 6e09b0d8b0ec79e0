import { useCallback, type ImgHTMLAttributes } from 'react';

export interface BlobImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  blob: Blob;
  alt: string;
}

export function BlobImage({ blob, alt, ...image }: BlobImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img {...image} ref={show} alt={alt} />;
}
