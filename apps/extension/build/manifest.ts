import type { ExtensionBrowser } from '@app/contract'

const ICONS = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' }
/** The side panel can be opened from a menu since then. */
const OLDEST_CHROME = '116'
/** Sites are asked for one by one since 128; what is collected is said in the manifest since 142. */
const OLDEST_FIREFOX = '142.0'

const COMMON = {
  manifest_version: 3,
  name: '__MSG_manifest_name__',
  description: '__MSG_manifest_description__',
  default_locale: 'en',
  icons: ICONS,
  action: { default_title: '__MSG_manifest_action__', default_icon: ICONS },
  optional_host_permissions: ['http://*/*', 'https://*/*'],
  content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
}
const PERMISSIONS = ['activeTab', 'storage', 'scripting', 'contextMenus']

const CHROMIUM = {
  minimum_chrome_version: OLDEST_CHROME,
  permissions: [...PERMISSIONS, 'sidePanel'],
  background: { service_worker: 'background.js', type: 'module' },
  side_panel: { default_path: 'panel.html' },
}

const FIREFOX = (id: string) => ({
  permissions: PERMISSIONS,
  background: { scripts: ['background.js'], type: 'module' },
  sidebar_action: {
    default_panel: 'panel.html',
    default_title: '__MSG_manifest_name__',
    default_icon: ICONS,
    open_at_install: false,
  },
  browser_specific_settings: {
    gecko: {
      id,
      strict_min_version: OLDEST_FIREFOX,
      // What is recorded or extracted goes to one's own installation, when one presses the button that says so.
      data_collection_permissions: { required: ['websiteContent', 'websiteActivity'] },
    },
  },
})

/** What the three packages differ in: nothing but this. */
export function manifestFor(browser: ExtensionBrowser, { version, id }: { version: string; id: string }): object {
  return { ...COMMON, version, ...(browser === 'firefox' ? FIREFOX(id) : CHROMIUM) }
}
