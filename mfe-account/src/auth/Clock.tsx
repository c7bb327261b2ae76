import { useStore } from '@nanostores/react'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale } from 'shared-i18n'
import { color, font, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { $now } from './clock.ts'

const Time = styled.time`
	display: grid;
	gap: ${space[1]};
	font-variant-numeric: tabular-nums;
`
const Hour = styled.span`
	font-family: ${font.display};
	font-size: ${size['3xl']};
	line-height: 1;
`
const Day = styled.span`
	font-size: ${size.sm};
	color: ${color.muted};
	&::first-letter { text-transform: uppercase; }
`

/** The time and the date where the reader is, as their language writes them. */
export function Clock() {
	const now = new Date(useStore($now))
	const tag = LANGUAGE_TAGS[useLocale()]
	return (
		<Time dateTime={now.toISOString()}>
			<Hour>{now.toLocaleTimeString(tag, { hour12: false })}</Hour>
			<Day>{now.toLocaleDateString(tag, { dateStyle: 'full' })}</Day>
		</Time>
	)
}
