import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { LEVELS } from './yearGrid.ts'
import { Cell, Foot, Legend } from './yearStyles.ts'

/** What the pointed day holds, or the year; and what the strengths mean. The day itself says the same to who hears it. */
export function YearLegend({ text }: { text: string }) {
	const t = useWords(words)
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
