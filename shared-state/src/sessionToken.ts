import { atom, type WritableAtom } from 'nanostores'

/** The storage key of the session token. */
export const TOKEN_KEY = 'niouka:token'
const MEMBER_KEY = 'niouka:member'
const LEFT_KEY = 'niouka:left-session'

/** The session in the browser's storage, which all tabs share. */
export interface StoredSession {
	token: string
	/** The member of the session; undefined if not stored. */
	memberId: string | undefined
}

/** Reads the stored session. A preview that is seen as a visitor has none. */
export function storedSession(): StoredSession {
	const token = isPreview() ? '' : validToken(read(TOKEN_KEY))
	// The id is valid for its own token only: an older version of the site stores a token without an id.
	const [memberId, of] = read(MEMBER_KEY).split(' ')
	return { token, memberId: token !== '' && of === token ? memberId : undefined }
}

/** Whether the server wrote the page for a preview that is seen as a visitor, whose session goes on elsewhere. */
export function isPreview(): boolean {
	return 'visitor' in document.documentElement.dataset
}

/** The browser refuses the header of an invalid token, so that every request would fail. */
function validToken(text: string): string {
	return /^[\w-]{1,200}$/.exec(text)?.[0] ?? ''
}

/**
 * One half of this page's session key; the other half is an `HttpOnly` cookie. Empty for a visitor. It is stored for later
 * pages, but other tabs do not change it: a page only sends its own token.
 */
export const $token: WritableAtom<string> = atom(storedSession().token)

/** The member id of this page; undefined for a visitor, and until the server has sent it. */
export const $memberId: WritableAtom<string | undefined> = atom(storedSession().memberId)

/** The member's name, so that the header is right before the server's response. */
export const $username: WritableAtom<string> = atom(read('niouka:username'))

/** Counts responses in which the server did not know this page's session. */
export const $unknownSessionAnswers = atom(0)

$username.listen((name) => write('niouka:username', name))
$memberId.listen((id) => write(MEMBER_KEY, id === undefined ? '' : `${id} ${$token.get()}`))
$token.listen((token) => {
	$memberId.set(undefined)
	write(TOKEN_KEY, token)
})

let left = validToken(read(LEFT_KEY))

/** The token of a session that the member left and the server has not ended yet; empty if there is none, and in a preview. */
export function leftSession(): string {
	// Another tab may have left or ended it.
	return isPreview() ? '' : validToken(read(LEFT_KEY)) || left
}

/** Keeps the page's token until the server has ended its session, also across reloads. */
export function leaveSession(): void {
	left = $token.get()
	write(LEFT_KEY, left)
}

export function forgetLeftSession(token: string): void {
	if (left === token) left = ''
	if (read(LEFT_KEY) === token) write(LEFT_KEY, '')
}

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
		// Without storage the session ends with the page.
	}
}
