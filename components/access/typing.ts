type SetText = (text: string) => void

/** Setters of a form's fields that also drop its refusal, which was about the fields as they were. */
export const typingWith =
  (dropRefusal: () => void) =>
  (set: SetText): SetText =>
  (text) => {
    dropRefusal()
    set(text)
  }
