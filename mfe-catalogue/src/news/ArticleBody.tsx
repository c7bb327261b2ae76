import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { color, Prose, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Body = styled(Prose)`
	font-size: ${size.lg};
	overflow-wrap: anywhere;
	/* Clips a character with hundreds of combining marks, because it cannot be broken. */
	overflow-x: clip;
	overflow-clip-margin: ${space[1]};
	h3 { margin-top: 1.4em; }
	hr { border: 0; border-top: 1px solid ${color.line}; }
	figure { margin-inline: 0; }
	img { width: 100%; max-width: 100%; background: ${color.raised}; }
	figcaption { margin-top: ${space[2]}; font-size: ${size.sm}; color: ${color.muted}; }
	li + li { margin-top: 0.4em; }
	a { text-underline-offset: 0.15em; }
`

/** The HTML of an article, which the server has sanitised. Links within this site navigate without a reload. */
export default function ArticleBody({ html }: { html: string }) {
	const navigate = useNavigate()
	const interceptLinks = useCallback(
		(body: HTMLElement | null) => {
			const onClick = (event: MouseEvent) => {
				const path = sameOriginPath(event)
				if (path === undefined) return
				event.preventDefault()
				void navigate(path)
			}
			body?.addEventListener('click', onClick)
			return () => body?.removeEventListener('click', onClick)
		},
		[navigate],
	)
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when it is saved
	return <Body ref={interceptLinks} dangerouslySetInnerHTML={{ __html: html }} />
}

interface LinkClick {
	button: number
	altKey: boolean
	ctrlKey: boolean
	metaKey: boolean
	shiftKey: boolean
	defaultPrevented: boolean
	target: EventTarget | null
}

/**
 * The path of a clicked link, if the router may handle the click: an unmodified primary click, or the keyboard, on a
 * same-origin link without a `target`.
 */
function sameOriginPath(click: LinkClick): string | undefined {
	const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = click
	if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
	const link = target instanceof Element ? target.closest('a[href]') : null
	if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin) return undefined
	const isSamePage = link.pathname === location.pathname && link.search === location.search
	// The browser handles fragments of the same page.
	return isSamePage && link.hash !== '' ? undefined : link.pathname + link.search + link.hash
}
