/** The oldest versions that the site's scripts and the inbox are made for. Older ones get the plain form. */
export const browsers = { safari: "16.4", chrome: "111", firefox: "121" } as const;

const list = `Safari or iOS ${browsers.safari}, Chrome or Edge ${browsers.chrome}, or Firefox ${browsers.firefox}`;

export const browserWords = {
  tooOld: `This browser is too old for the inbox. It needs ${list}, or a newer one.`,
};
