import { useTranslations } from 'shared-i18n'
import { profileTranslations } from './profileTranslations.ts'
import { LEVELS } from './yearGrid.ts'
import { Cell, Foot, Legend } from './yearStyles.ts'

/**
 * The text of the hovered day or the total, and the legend. Hidden from screen readers, since each cell has the same
 * text as its label.
 */
export function YearLegend({ text }: { text: string }) {
	const t = useTranslations(profileTranslations)
	return (
		<Foot aria-hidden="true">
			<span>{text}</span>
			<Legend>
				{t('year.less')}
				{LEVELS.map((level) => (
					<Cell key={level} data-level={level} />
				))}
				{t('year.more')}
			</Legend>
		</Foot>
	)
}
