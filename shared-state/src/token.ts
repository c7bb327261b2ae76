import { persistentAtom } from '@nanostores/persistent'

/** Half of the key of the session; the other half is a cookie that no script reads. Empty for a visitor. */
export const $token = persistentAtom<string>('niouka:token', '', {
	encode: (token) => token,
	// Anything else than a token would be refused as a header, and with it every call.
	decode: (stored) => (/^[\w-]{1,200}$/.test(stored) ? stored : ''),
})

/** The name of whoever is signed in, so that the header is right before the server has answered. */
export const $username = persistentAtom<string>('niouka:username', '')
