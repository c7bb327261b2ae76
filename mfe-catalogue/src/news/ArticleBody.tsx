import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { color, Prose, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ownPath } from './ownPath.ts'

const Body = styled(Prose)`
	font-size: ${size.lg};
	overflow-wrap: anywhere;
	/* A letter under hundreds of marks is one letter: it is cut, for it cannot be broken. */
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

/** The text of an article, as the server sanitised it. Its links to this site lead on without a reload. */
export default function ArticleBody({ html }: { html: string }) {
	const navigate = useNavigate()
	const follow = useCallback(
		(body: HTMLElement | null) => {
			const onPress = (event: MouseEvent) => {
				const path = ownPath(event)
				if (path === undefined) return
				event.preventDefault()
				void navigate(path)
			}
			body?.addEventListener('click', onPress)
			return () => body?.removeEventListener('click', onPress)
		},
		[navigate],
	)
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when it was written
	return <Body ref={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
