import type { ReactNode } from 'react'
import { ExternalLinkIcon } from 'shared-ui'
import { styled } from 'styled-components'

const Anchor = styled.a`
	display: inline-flex;
	align-items: center;
	gap: 4px;
	font-weight: 600;
	svg { flex: none; opacity: 0.7; }
`

/** A link to another site, which opens in a new tab. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Anchor href={href} target="_blank" rel="noopener noreferrer">
			{children}
			<ExternalLinkIcon size={14} />
		</Anchor>
	)
}
