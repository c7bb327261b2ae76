import type { ReactNode } from 'react'

const JAPANESE = /[\u3040-\u9fff]/
const FACES = "'Bricolage Grotesque Variable','Noto Sans JP Variable',var(--font-display)"
let isRequested = false

/**
 * Loads the stylesheet of the Japanese face, from the address on `<html>`: on a page in Japanese, and for a large heading. The
 * browser fetches only the files whose letters are shown; if that fails, it uses a face of the system.
 */
export function loadJapaneseFont(): void {
	const href = document.documentElement.dataset.japaneseFont
	if (isRequested || !href) return
	isRequested = true
	// A link element with an address from the build: the bundler's own style loading needs more bytes.
	document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

/** The words of a large heading: Japanese ones are set in the site's Japanese face on every page. */
export function HeadingText({ children }: { children: ReactNode }) {
	if (!JAPANESE.test(String(children))) return children
	return (
		<span ref={loadJapaneseFont} style={{ fontFamily: FACES }}>
			{children}
		</span>
	)
}
