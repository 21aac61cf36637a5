/** With every page of a test Chromium would open two of its own, for suggestions below an address bar that nobody sees. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium heeds only the last list of what to leave out: that of playwright must stand in ours to hold on. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${[...LEFT_OUT_BY_PLAYWRIGHT, ...OWN_PAGES].join(',')}`,
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]
