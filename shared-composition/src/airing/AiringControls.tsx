import {
	AIRING_EPISODES_MAX,
	AIRING_INTERVALS,
	AIRING_ZONES,
	type AiringInterval,
	type AiringParts,
	airingParts,
	airingTextOf,
	CALENDAR_YEAR_FIRST,
	CALENDAR_YEAR_LAST,
	type ErrorCode,
	invalidAiringPart,
	LANGUAGE_TAGS,
	parseAiring,
	zoneName,
} from 'shared-contract'
import { common, type Translate, useLocale, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { type AiringWord, airingWords } from './airingWords.ts'

const Parts = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
	gap: ${space[3]};
	align-items: start;
	> * { min-width: 0; }
`

/** The keys of the slice's texts for the form of an airing. */
type AskingWord =
	| `airing.${'date' | 'time' | 'zone' | 'every' | 'episodes' | 'episodes.hint' | 'clear'}`
	| `airing.every.${AiringInterval}`

export interface AiringControlsProps {
	/** In the format of `airingText`; empty if unknown. */
	typed: string
	/** A film has a single showing. */
	isPremiere: boolean
	/** Its error, which is shown at the part that it is about. */
	code: ErrorCode | undefined
	t: Translate<AiringWord | AskingWord>
	onType: (text: string) => void
}

/** The form of an airing: a control for each part, and below them the airing in words. */
export function AiringControls({ typed, isPremiere, code, t, onType }: AiringControlsProps) {
	const shared = useTranslations(common)
	const tag = LANGUAGE_TAGS[useLocale()]
	const usual = isPremiere ? 'once' : 'week'
	const parts = airingParts(typed, usual)
	const zones = AIRING_ZONES.some((zone) => zone === parts.zone) ? AIRING_ZONES : [...AIRING_ZONES, parts.zone]
	const change = (some: Partial<AiringParts>) => onType(airingTextOf({ ...parts, ...some }, usual))
	const errorOf = (part: keyof AiringParts) =>
		code && invalidAiringPart(code, parts) === part ? shared(`errors.${code}`) : undefined

	return (
		<>
			<Parts>
				<TextField
					type="date"
					label={t('airing.date')}
					min={`${CALENDAR_YEAR_FIRST}-01-01`}
					max={`${CALENDAR_YEAR_LAST}-12-31`}
					value={parts.date}
					error={errorOf('date')}
					onChange={(event) => change({ date: event.target.value })}
				/>
				<TextField
					type="time"
					label={t('airing.time')}
					value={parts.time}
					error={errorOf('time')}
					onChange={(event) => change({ time: event.target.value })}
				/>
				<Select
					label={t('airing.zone')}
					options={zones.map((zone) => ({ value: zone, label: zoneName(zone, tag) }))}
					value={parts.zone}
					onSelect={(zone) => change({ zone })}
				/>
				{(!isPremiere || parts.every !== 'once') && (
					<Select
						label={t('airing.every')}
						options={AIRING_INTERVALS.map((every) => ({ value: every, label: t(`airing.every.${every}`) }))}
						value={AIRING_INTERVALS.find((every) => every === parts.every)}
						onSelect={(every) => change({ every })}
					/>
				)}
				{parts.every !== 'once' && (
					<TextField
						type="number"
						inputMode="numeric"
						label={t('airing.episodes')}
						min={1}
						max={AIRING_EPISODES_MAX}
						step={1}
						hint={t('airing.episodes.hint')}
						value={parts.episodes}
						error={errorOf('episodes')}
						onChange={(event) => change({ episodes: event.target.value })}
					/>
				)}
			</Parts>
			{typed !== '' && (
				<Cluster $between>
					<Meta as="p">{parseAiring(typed) && airingWords(typed, t, tag)}</Meta>
					<Button size="sm" onClick={() => onType('')}>
						{t('airing.clear')}
					</Button>
				</Cluster>
			)}
		</>
	)
}
