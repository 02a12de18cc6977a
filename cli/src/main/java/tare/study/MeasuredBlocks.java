package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.ArmPrecision;
import tare.controller.Experimenter;
import tare.results.ResultsFolder;

/** Blocks of an experiment that grows in its folder. */
record MeasuredBlocks(
    Experimenter experimenter, Path folder, AnalysisSettings settings, PrecisionTarget target)
    implements UntilPrecise.Blocks {

  @Override
  public int measure() throws IOException, InterruptedException {
    return experimenter.runBlock();
  }

  @Override
  public List<ArmPrecision> precisions() throws IOException {
    return ArmPrecision.of(ResultsFolder.open(folder), settings, target);
  }
}
