import { useTranslations } from 'shared-i18n'
import { color, radius, size, space, WarningIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { signInTranslations } from '../signInTranslations.ts'

const Box = styled.p`
	display: flex;
	gap: ${space[3]};
	padding: ${space[3]};
	border: 1px solid ${color.danger};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	svg { flex: none; color: ${color.danger}; }
`

/** Warns of codes that somebody else sent. */
export function DeviceWarning() {
	const t = useTranslations(signInTranslations)
	return (
		<Box>
			<WarningIcon size={20} />
			{t('device.warning')}
		</Box>
	)
}
