/** How a photo can be taken here. `none`: without https a browser has no camera. */
export function cameraSupport(): 'system' | 'page' | 'none' {
  if (matchMedia('(pointer: coarse)').matches) return 'system';
  const devices = (navigator as Partial<Navigator>).mediaDevices as Partial<MediaDevices> | undefined;
  return devices?.getUserMedia ? 'page' : 'none';
}
