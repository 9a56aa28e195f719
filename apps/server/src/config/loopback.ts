/** Whether a host name or address can only mean this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return bare === 'localhost' || bare === '::1' || bare === '::ffff:127.0.0.1' || /^127\.\d+\.\d+\.\d+$/.test(bare)
}
