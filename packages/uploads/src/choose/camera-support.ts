/**
 * How a photo can be taken here: by the phone's own camera behind a file input, by a camera shown in the page, or not at all
 * (without https a browser gives no camera).
 */
export function cameraSupport(): 'system' | 'page' | 'none' {
  if (matchMedia('(pointer: coarse)').matches) return 'system';
  const devices = (navigator as Partial<Navigator>).mediaDevices as Partial<MediaDevices> | undefined;
  return devices?.getUserMedia ? 'page' : 'none';
}
