import { type ReactNode, useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { color, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'

const Cover = styled.button`
	padding: 0.1em 0.5em;
	border: 1px dashed ${color.edge};
	border-radius: ${radius.sm};
	font: inherit;
	font-size: 0.9em;
	color: inherit;
	background: color-mix(in srgb, currentColor 12%, transparent);
	cursor: pointer;
	&:hover { border-style: solid; }
`
const Opened = styled.span`
	border-radius: ${radius.sm};
	background: color-mix(in srgb, currentColor 8%, transparent);
`

/** A part of a text that is not in the page until its reader opens it. */
export function Spoiler({ children }: { children: ReactNode }) {
	const t = useTranslations(translations)
	const [isOpen, setOpen] = useState(false)
	if (!isOpen) {
		return (
			<Cover type="button" onClick={() => setOpen(true)}>
				{t('formatting.spoiler')}
			</Cover>
		)
	}
	// The button is gone: what it opened takes the focus.
	return (
		<Opened tabIndex={-1} ref={focus}>
			{children}
		</Opened>
	)
}

const focus = (opened: HTMLElement | null) => opened?.focus()
