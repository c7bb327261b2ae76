import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { scoreOf, topOf, valueOn } from 'shared-contract/catalogue/scoreScale'
import { useLocale } from 'shared-i18n'
import { Select, type SelectProps, TextField } from 'shared-ui/controls'
import { $scoreScale, scoreText } from './scoreText.ts'

/** A number as it is typed, with either decimal sign. */
const NUMBER = /^\d*[.,]?\d*$/

interface ScoreFieldProps extends Pick<SelectProps, 'label' | 'hint' | 'error'> {
	/** The score as text, in tenths and not on the reader's scale; empty without one. */
	value: string
	onSelect: (value: string) => void
	/** The words of no score, and whether it may be chosen. */
	none: { label: string; disabled?: boolean }
}

/**
 * A score on the reader's scale: a choice, or a number where there are too many. A score of another scale stays as it is until another
 * value is chosen.
 */
export function ScoreField({ value, onSelect, none, ...field }: ScoreFieldProps) {
	const scale = useStore($scoreScale)
	const locale = useLocale()
	const [typed, setTyped] = useState<string>()
	const top = topOf(scale)
	const shown = value === '' ? undefined : valueOn(scale, Number(value))
	if (scale === 'POINT_100' || scale === 'POINT_10_DECIMAL') {
		return (
			<TextField
				{...field}
				inputMode="decimal"
				autoComplete="off"
				maxLength={5}
				placeholder={none.label}
				value={typed ?? (value === '' ? '' : scoreText(scale, Number(value), locale))}
				onChange={({ target }) => {
					// What is no number leaves the score as it is.
					if (!NUMBER.test(target.value)) return
					setTyped(target.value)
					const score = scoreOf(scale, Math.min(top, Number(target.value.replace(',', '.'))))
					onSelect(score === undefined ? '' : String(score))
				}}
				onBlur={() => setTyped(undefined)}
			/>
		)
	}
	const options = Array.from({ length: top }, (_, at) => {
		const score = shown === top - at ? Number(value) : (scoreOf(scale, top - at) ?? 0)
		return { value: String(score), label: scoreText(scale, score, locale) }
	})
	return <Select {...field} options={[{ value: '', ...none }, ...options]} value={value} onSelect={onSelect} />
}
