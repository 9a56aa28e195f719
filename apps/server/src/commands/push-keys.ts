import webPush from 'web-push'

// Makes a pair of keys for push messages. Kept as long as the installation lives: browsers know it by the first.
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`)
