import { atom, type WritableAtom } from 'nanostores'

/** Where this browser stores half of the key of its session. */
export const TOKEN_KEY = 'niouka:token'
const MEMBER_KEY = 'niouka:member'

/** What this browser has stored of its session now, by whichever tab. */
export interface StoredSession {
	token: string
	/** Whose session it is; undefined where that is not stored. */
	memberId: string | undefined
}

/** Reads the session that this browser has stored now. */
export function storedSession(): StoredSession {
	// Anything else than a token would be refused as a header, and with it every call.
	const token = /^[\w-]{1,200}$/.exec(read(TOKEN_KEY))?.[0] ?? ''
	// The id counts for its own token only: an older version of the site stores a token without an id.
	const [memberId, of] = read(MEMBER_KEY).split(' ')
	return { token, memberId: token !== '' && of === token ? memberId : undefined }
}

/**
 * Half of the key of this page's session; the other half is a cookie that no script reads. Empty for a visitor. It is
 * stored for later pages, but what other tabs store does not change it: a page sends no token but its own.
 */
export const $token: WritableAtom<string> = atom(storedSession().token)

/** The id of the member whose page this is; undefined for a visitor, and until the server has told it. */
export const $memberId: WritableAtom<string | undefined> = atom(storedSession().memberId)

/** The name of whoever is signed in, so that the header is right before the server has answered. */
export const $username: WritableAtom<string> = atom(read('niouka:username'))

/** Counts the answers that did not know this page's session. */
export const $doubts = atom(0)

$username.listen((name) => write('niouka:username', name))
$memberId.listen((id) => write(MEMBER_KEY, id === undefined ? '' : `${id} ${$token.get()}`))
$token.listen((token) => {
	$memberId.set(undefined)
	write(TOKEN_KEY, token)
})

function read(key: string): string {
	try {
		return localStorage.getItem(key) ?? ''
	} catch {
		return ''
	}
}

function write(key: string, text: string): void {
	try {
		localStorage.setItem(key, text)
	} catch {
		// Without storage the session lasts as long as the page.
	}
}
