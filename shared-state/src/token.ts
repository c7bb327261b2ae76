import { persistentAtom } from '@nanostores/persistent'

/** Half of the key of the session; the other half is a cookie that no script reads. Empty for a visitor. */
export const $token = persistentAtom<string>('niouka:token', '')

/** The name of whoever is signed in, so that the header is right before the server has answered. */
export const $username = persistentAtom<string>('niouka:username', '')
