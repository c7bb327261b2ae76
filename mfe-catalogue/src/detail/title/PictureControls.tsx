import { useTranslations } from 'shared-i18n'
import { Arrows, Dots } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { wrapIndex } from '../../shared/wrapIndex.ts'
import { titleTranslations } from './titleTranslations.ts'

const Controls = styled.div`
	display: flex;
	align-items: center;
	gap: 8px;
`

interface PictureControlsProps {
	of: 'banner' | 'poster'
	count: number
	index: number
	onShow: (index: number) => void
}

/** Arrows and dots to the other pictures, in a loop; renders nothing if there is only one. */
export function PictureControls({ of, count, index, onShow }: PictureControlsProps) {
	const t = useTranslations(titleTranslations)
	if (count < 2) return null
	return (
		<Controls>
			<Dots count={count} index={index} onSelect={onShow} label={(dot) => t(`title.${of}.goTo`, { number: dot + 1 })} />
			<Arrows
				previousLabel={t(`title.${of}.previous`)}
				nextLabel={t(`title.${of}.next`)}
				onPrevious={() => onShow(wrapIndex(index - 1, count))}
				onNext={() => onShow(wrapIndex(index + 1, count))}
			/>
		</Controls>
	)
}
