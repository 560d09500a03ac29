import * as food from './food.mjs'
import * as tableware from './tableware.mjs'

/** Every shape that a recipe can use. */
export const SHAPES = { ...food, ...tableware }

/** The positions of toppings, by shape and number. */
export const SPOTS = {
  bowl: {
    1: [{ x: 256, y: 162, size: 164 }],
    2: [
      { x: 172, y: 170, size: 150 },
      { x: 334, y: 160, size: 150 },
    ],
    3: [
      { x: 160, y: 152, size: 136 },
      { x: 346, y: 150, size: 136 },
      { x: 256, y: 198, size: 140 },
    ],
  },
  slab: {
    1: [{ x: 268, y: 206, size: 170 }],
    2: [
      { x: 200, y: 226, size: 140 },
      { x: 322, y: 190, size: 140 },
    ],
  },
  pizza: {
    1: [{ x: 256, y: 236, size: 130 }],
    2: [
      { x: 172, y: 244, size: 112 },
      { x: 340, y: 236, size: 112 },
    ],
    3: [
      { x: 160, y: 228, size: 100 },
      { x: 350, y: 228, size: 100 },
      { x: 256, y: 292, size: 104 },
    ],
  },
}
