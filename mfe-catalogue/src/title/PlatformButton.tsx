import type { Platform } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Badge, color, ExternalLinkIcon, motion, radius, size, space } from 'shared-ui'
import { css, styled } from 'styled-components'
import { words } from '../words.ts'
import { inkOn } from './ink.ts'

const style = css`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	width: 100%;
	min-height: 56px;
	padding: ${space[2]} ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	font-weight: 650;
	text-align: start;
	text-decoration: none;
	color: ${color.text};
	background: ${color.raised};
	transition: border-color ${motion.fast}, background-color ${motion.fast};
	> :nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
	> svg { flex: none; opacity: 0.7; }
`
const Anchor = styled.a`
	${style}
	&:hover { border-color: var(--brand); background: color-mix(in srgb, var(--brand) 16%, ${color.raised}); }
`
const Soon = styled.button`
	${style}
	opacity: 0.55;
	cursor: not-allowed;
`
const Known = styled.div`
	${style}
`
const Mark = styled.span`
	display: grid;
	place-items: center;
	flex: none;
	width: 36px;
	height: 36px;
	border-radius: ${radius.sm};
	font-size: ${size.lg};
	font-weight: 800;
	color: var(--ink);
	background: var(--brand);
`

const NO_BRAND = '#3a4160'

/** A way to watch something on a platform. One that is not there yet is neither a link nor can it be pressed. */
export function PlatformButton({ platform }: { platform: Platform }) {
	const t = useWords(words)
	const { name, url, status } = platform
	const brand = platform.color ?? NO_BRAND
	const look = { '--brand': brand, '--ink': inkOn(brand) } as object
	const [initial = '?'] = name
	const content = (
		<>
			<Mark aria-hidden="true">{initial.toLocaleUpperCase()}</Mark>
			<span>{name}</span>
		</>
	)
	if (status === 'soon') {
		return (
			<Soon type="button" disabled style={look}>
				{content}
				<Badge>{t('title.watch.soon')}</Badge>
			</Soon>
		)
	}
	if (url === null) return <Known style={look}>{content}</Known>
	return (
		<Anchor href={url} target="_blank" rel="noopener noreferrer" style={look}>
			{content}
			<ExternalLinkIcon size={16} />
		</Anchor>
	)
}
