export const PHONE = {
  viewport: { width: 360, height: 740 },
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1_000) / 8,
    uploadThroughput: (750 * 1_000) / 8,
  },
} as const;
