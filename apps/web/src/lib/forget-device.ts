/** D5: what this browser was told to remember. The server's word clears it too; not every browser listens to that. */
export async function forgetDevice(): Promise<void> {
  try {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
    const told = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()
    await told?.unsubscribe()
  } catch {
    // Storage that may not be used holds nothing.
  }
}
