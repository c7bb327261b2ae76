import { Link } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { CheckIcon, color, from, PlusIcon, radius, SearchIcon, Section, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { dashboardTranslations } from './dashboardTranslations.ts'

const STEPS = [
	['missing', '/dashboard/missing?mine=1', SearchIcon],
	['confirm', '/proposals/confirm', CheckIcon],
	['add', '/add/anime', PlusIcon],
] as const

const Steps = styled.ul`
	display: grid;
	gap: ${space[3]};
	${from.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space[4]}; }
	a {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr);
		gap: ${space[1]} ${space[3]};
		height: 100%;
		padding: ${space[4]};
		border: 1px solid ${color.line};
		border-radius: ${radius.lg};
		background: ${color.surface};
		text-decoration: none;
	}
	a:hover { background: ${color.raised}; }
	svg { grid-row: span 2; color: ${color.live}; }
	span { font-size: ${size.sm}; color: ${color.muted}; }
`

/** What a member who has only read so far can do, in place of figures that are all zero. */
export function FirstSteps() {
	const t = useTranslations(dashboardTranslations)
	return (
		<Section title={t('dashboard.first')} lead={t('dashboard.first.lead')}>
			<Steps>
				{STEPS.map(([step, path, Icon]) => (
					<li key={step}>
						<Link to={path}>
							<Icon size={24} />
							<strong>{t(`dashboard.first.${step}`)}</strong>
							<span>{t(`dashboard.first.${step}.text`)}</span>
						</Link>
					</li>
				))}
			</Steps>
		</Section>
	)
}
