import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import { AUTH_CLOCK_INTERVAL_MS, LANGUAGE_TAGS } from 'shared-contract'
import { useLocale } from 'shared-i18n'
import { color, font, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The current time in milliseconds, updated every second while a component uses it. */
const $now = atom(Date.now())

onMount($now, () => {
	$now.set(Date.now())
	const timer = setInterval(() => $now.set(Date.now()), AUTH_CLOCK_INTERVAL_MS)
	return () => clearInterval(timer)
})

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

/** The local time and date, in the language of the page. */
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
