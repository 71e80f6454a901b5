/** Of all that the mark says, what tells it from other metadata. */
export const MADE_BY_A_MODEL = "trainedAlgorithmicMedia";

/** States, in IPTC terms, that a trained model made the picture. Platforms read it to label AI images. */
export const AI_ORIGIN_MARK = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${MADE_BY_A_MODEL}"/>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
