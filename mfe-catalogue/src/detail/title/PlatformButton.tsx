import type { Platform } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, color, ExternalLinkIcon, motion, radius, size, space } from 'shared-ui'
import { css, styled } from 'styled-components'
import { contrastColor } from './contrastColor.ts'
import { titleTranslations } from './titleTranslations.ts'

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
const Initial = styled.span`
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
const PlatformLink = styled.a`
	${style}
	&:hover { border-color: var(--brand); background: color-mix(in srgb, var(--brand) 16%, ${color.raised}); }
`
const UpcomingPlatform = styled.button`
	${style}
	border-style: dashed;
	color: ${color.muted};
	cursor: not-allowed;
	${Initial} { opacity: 0.55; }
`
const PlainPlatform = styled.div`
	${style}
`

const Note = styled.span`
	display: block;
	font-size: ${size.xs};
	font-weight: 450;
	color: ${color.muted};
`

const DEFAULT_BRAND = '#3a4160'

/** A link to a platform. An upcoming platform is a disabled button; a platform without a URL is plain text. `notes` are lines below its name. */
export function PlatformButton({ platform, notes }: { platform: Platform; notes: readonly string[] }) {
	const t = useTranslations(titleTranslations)
	const { name, url, status } = platform
	const brand = platform.color ?? DEFAULT_BRAND
	const colors = { '--brand': brand, '--ink': contrastColor(brand) } as object
	const [initial = '?'] = name
	const content = (
		<>
			<Initial aria-hidden="true">{initial.toLocaleUpperCase()}</Initial>
			<span>
				{name}
				{notes.map((note) => (
					<Note key={note}>{note}</Note>
				))}
			</span>
		</>
	)
	if (status === 'soon') {
		return (
			<UpcomingPlatform type="button" disabled style={colors}>
				{content}
				<Badge>{t('title.watch.soon')}</Badge>
			</UpcomingPlatform>
		)
	}
	if (url === null) return <PlainPlatform style={colors}>{content}</PlainPlatform>
	return (
		<PlatformLink href={url} target="_blank" rel="noopener noreferrer" style={colors}>
			{content}
			<ExternalLinkIcon size={16} />
		</PlatformLink>
	)
}
